#!/bin/sh
# A command of the bank with the service's settings and account: `bank-soal backup FILE`.
# Installed as root, outside the folder that the service's account may write to.
set -eu

settings=${BANK_SOAL_ENV:-/etc/bank-soal.env}
folder=/opt/bank-soal
account=bank-soal

if [ "$(id -u)" -ne 0 ]; then
  echo "Jalankan sebagai root: sudo bank-soal $*" >&2
  exit 1
fi

# Read as systemd reads it: a value may have spaces, and nothing in it is carried out.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    '' | '#'* | ';'*) ;;
    *=*) export "${line?}" ;;
    *)
      echo "$settings: baris ini bukan NAMA=nilai: $line" >&2
      exit 1
      ;;
  esac
done <"$settings"

# Without a command the program would serve.
[ "$#" -gt 0 ] || set -- help

umask 077
exec setpriv --reuid="$account" --regid="$account" --init-groups \
  "$folder/node_modules/.bin/node" "$folder/apps/server/dist/main.js" "$@"
