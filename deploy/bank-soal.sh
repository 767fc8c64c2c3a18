#!/bin/sh
# A command of the bank with the service's settings and account: `bank-soal backup FILE`.
# `bank-soal install ARCHIVE`, `upgrade ARCHIVE` and `rollback` put a release in its place.
# Installed as root, outside the folder that the service's account may write to.
set -eu

settings=${BANK_SOAL_ENV:-/etc/bank-soal.env}
home=${BANK_SOAL_HOME:-/opt/bank-soal}
account=${BANK_SOAL_ACCOUNT:-bank-soal}
backups=${BANK_SOAL_BACKUPS:-/var/backups/bank-soal}
service=bank-soal
# Releases that stay, the running one among them.
KEPT=3
# How long a release may take until it is ready: its tables are brought up to date meanwhile.
READY_S=${BANK_SOAL_READY_S:-300}

say() { printf '%s\n' "$*"; }
fail() {
  say "$*" >&2
  exit 1
}

[ "$(id -u)" -eq 0 ] || fail "Jalankan sebagai root: sudo bank-soal $*"

# Read as systemd reads it: a value may have spaces, and nothing in it is carried out. `config check` is told what it had.
read_settings() {
  from_file=$settings
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      '' | '#'* | ';'*) ;;
      *=*)
        export "${line?}"
        from_file="$from_file
${line%%=*}"
        ;;
      *) fail "$settings: baris ini bukan NAMA=nilai: $line" ;;
    esac
  done <"$settings"
  export BANK_SOAL_FROM_FILE="$from_file"
}

# One release's program as the service's account: `run FOLDER COMMAND …`.
run() {
  release=$1
  shift
  (
    umask 077
    exec setpriv --reuid="$account" --regid="$(id -g "$account")" --init-groups \
      "$release/node_modules/.bin/node" "$release/apps/server/dist/main.js" "$@"
  )
}

# Unpacks an archive beside the other releases, and sets `unpacked` to its folder.
unpack() {
  archive=$1
  [ -f "$archive" ] || fail "File $archive tidak ada."
  [ -f "$archive.sha256" ] || fail "File $archive.sha256 tidak ada; unduh keduanya."
  (cd "$(dirname "$archive")" && sha256sum --status --check "$(basename "$archive").sha256") ||
    fail "Isi $archive tidak cocok dengan $archive.sha256; unduh lagi."
  mkdir -p "$home/releases"
  new=$(mktemp -d "$home/releases/.baru.XXXXXX")
  # The service's account reads it, and may change nothing of it.
  tar --extract --gzip --file "$archive" --directory "$new" --strip-components 1 --no-same-owner
  chmod 755 "$new"
  version=$(cat "$new/VERSION")
  unpacked=$home/releases/$version
  if [ -e "$unpacked" ]; then
    rm -rf "$new"
    fail "Rilis $version sudah ada di $unpacked."
  fi
  said=$(run "$new" version 2>&1) || true
  # The number, and in brackets its commit.
  case $said in
    "$version" | "$version ("*")") ;;
    *)
      rm -rf "$new"
      fail "Rilis ini tidak dapat dijalankan di mesin ini ($(uname -sm)): $said"
      ;;
  esac
  mv "$new" "$unpacked"
}

# Makes a release the one that runs, at one stroke.
switch_to() {
  ln -sfn "$1" "$home/.current"
  mv -T "$home/.current" "$home/current"
}

running() { readlink -e "$home/current" 2>/dev/null || true; }

is_ready() {
  left=$READY_S
  case ${HOST:-127.0.0.1} in
    0.0.0.0 | ::) host=127.0.0.1 ;;
    *:*) host=[$HOST] ;;
    *) host=${HOST:-127.0.0.1} ;;
  esac
  while [ "$left" -gt 0 ]; do
    if "$home/current/node_modules/.bin/node" -e \
      'fetch(process.argv[1]).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' \
      "http://$host:${PORT:-3000}/readyz"; then
      return 0
    fi
    systemctl is-active --quiet "$service" || return 1
    sleep 1
    left=$((left - 1))
  done
  return 1
}

# Rows as the release before had them; what the later one made of them is put aside, not lost. All of them or none.
restore_rows() {
  run "$1" backup --rows "$backups/dibuang-$(date +%Y%m%d-%H%M%S).zip" ||
    say "Basis data rilis ini tidak dapat dicadangkan; langsung dikembalikan."
  run "$before" restore --replace "$rows"
}

install_release() {
  [ -z "$(running)" ] || fail "Sudah ada rilis yang terpasang; pakai: sudo bank-soal upgrade $1"
  unpack "$1"
  switch_to "$unpacked"
  say "Rilis $version terpasang di $unpacked."
}

# Puts the old release and its rows back. Whoever called it does not stop at what fails here, so it says so itself.
take_back() {
  why="Rilis $version tidak menjadi siap (journalctl -u $service -n 50)"
  systemctl stop "$service" || true
  switch_to "$before"
  if [ -n "$rows" ] && ! restore_rows "$unpacked"; then
    fail "$why, dan basis data belum dapat dikembalikan; layanan berhenti. Sesudah sebabnya hilang:
  sudo bank-soal restore --replace $rows && sudo systemctl start $service"
  fi
  rm -rf "$unpacked"
  systemctl start "$service" || fail "$why, dan rilis sebelumnya tidak dapat dimulai."
  fail "$why; rilis sebelumnya berjalan lagi."
}

upgrade() {
  before=$(running)
  [ -n "$before" ] || fail "Belum ada rilis yang terpasang; pakai: sudo bank-soal install $1"
  unpack "$1"
  # Told while the old one still serves: a database that the new one cannot take stops nothing.
  if ! steps=$(run "$unpacked" schema-steps); then
    rm -rf "$unpacked"
    fail "Rilis $version tidak dapat memakai basis data ini; tidak ada yang diubah."
  fi
  rows=
  # A terminal that closes meanwhile leaves nothing half done.
  trap '' HUP INT
  systemctl stop "$service"
  if [ -n "$steps" ]; then
    rows=$backups/sebelum-$version-$(date +%Y%m%d-%H%M%S).zip
    if ! run "$before" backup --rows "$rows"; then
      systemctl start "$service"
      rm -rf "$unpacked"
      fail "Cadangan basis data gagal; rilis sebelumnya berjalan lagi."
    fi
  fi
  switch_to "$unpacked"
  systemctl start "$service" || take_back
  is_ready || take_back
  printf '%s\n%s\n' "$before" "$rows" >"$home/previous"
  say "Rilis $version berjalan."
  [ -z "$rows" ] || say "Basis data sebelum pembaruan: $rows"
  remove_old
}

# `rollback` while the tables are the same loses nothing; else only with --discard what came since.
rollback() {
  [ -f "$home/previous" ] || fail "Tidak ada rilis sebelumnya."
  { read -r before && read -r rows; } <"$home/previous" || true
  [ -d "$before" ] || fail "Rilis sebelumnya sudah tidak ada di $before."
  if [ -n "$rows" ] && [ "${1:-}" != --discard ]; then
    fail "Tabel sudah diubah oleh rilis ini. Kembali berarti kehilangan semua perubahan sejak $rows dibuat:
  sudo bank-soal rollback --discard"
  fi
  now=$(running)
  trap '' HUP INT
  systemctl stop "$service"
  if [ -n "$rows" ] && ! restore_rows "$now"; then
    systemctl start "$service"
    fail "Basis data tidak dapat dikembalikan; rilis $(cat "$now/VERSION") berjalan lagi."
  fi
  switch_to "$before"
  rm "$home/previous"
  systemctl start "$service"
  is_ready || fail "Rilis $(cat "$before/VERSION") tidak menjadi siap: journalctl -u $service -n 50"
  say "Rilis $(cat "$before/VERSION") berjalan."
}

remove_old() {
  now=$(running)
  # Names are versions, made by `unpack`.
  # shellcheck disable=SC2012
  ls -1dt "$home"/releases/*/ | tail -n +$((KEPT + 1)) | while IFS= read -r folder; do
    folder=${folder%/}
    [ "$folder" = "$now" ] || [ "$folder" = "$before" ] || rm -rf "$folder"
  done
}

read_settings
case ${1:-help} in
  install | upgrade)
    [ "$#" -eq 2 ] || fail "Cara pakai: sudo bank-soal $1 ARSIP.tar.gz"
    if [ "$1" = install ]; then install_release "$2"; else upgrade "$2"; fi
    ;;
  rollback)
    rollback "${2:-}"
    ;;
  *)
    [ -n "$(running)" ] || fail "Belum ada rilis yang terpasang: sudo bank-soal install ARSIP.tar.gz"
    # Without a command the program would serve.
    [ "$#" -gt 0 ] || set -- help
    run "$(running)" "$@"
    ;;
esac
