import { auditThemes } from './audit-themes.mjs';
import { indonesianTexts, textsThatMatch } from './indonesian-texts.mjs';
import { createWalk, differs } from './steps.mjs';

const BRAND = 'rgb(109, 40, 217)';
const NEW_TAG = 'Teori Grup';

/**
 * Walks through the other faculty's site, as a visitor and as its administrator.
 *
 * @type {import('./steps.mjs').Visit}
 */
export async function visitFacultySite({ browser, url, folder, check }) {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const { step, noise, end } = createWalk('faculty-site', page, check);
  const indonesian = await indonesianTexts(folder);
  const inEnglish = () => page.evaluate(textsThatMatch, indonesian);
  // A toast is also read out, in a second place.
  const says = (/** @type {string} */ text) =>
    page.getByText(text, { exact: true }).first().waitFor();
  const count = async () => {
    const text = await page.locator('[data-component="result-count"]').innerText();
    return Number(/\d+/.exec(text)?.[0]);
  };

  await step('shows its own name, mark, words and colour', async () => {
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Soal ujian matematika' }).waitFor();
    await page.locator('[data-component="question-set-card"]').first().waitFor();
    const frame = await page.locator('header, footer').allInnerTexts();
    const button = page.getByRole('button', { name: 'Cari', exact: true });
    return [
      ...differs('its name in header and footer', frame.join().match(/Matematika/g)?.length, 3),
      ...differs('our name', frame.join().includes('Informatika'), false),
      ...differs('marks', await page.locator('header img[src="/logo.svg"]').count(), 1),
      ...differs(
        'the colour of its button',
        await button.evaluate((element) => getComputedStyle(element).backgroundColor),
        BRAND,
      ),
      ...differs('the title', await page.title(), 'Bank Soal Matematika'),
    ];
  });

  await step('searches and filters, and its address says so', async () => {
    const all = await count();
    await page.getByRole('searchbox').fill('basis data');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=basis/);
    await page.waitForFunction(
      (before) => !document.body.innerText.includes(`Menampilkan ${before} hasil`),
      all,
    );
    const found = await count();
    await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).fill('Mud');
    await page.keyboard.press('Enter');
    await page.waitForURL(/level=Mudah/);
    await page.waitForFunction(
      (before) => !document.body.innerText.includes(`Menampilkan ${before} hasil`),
      found,
    );
    const left = await count();
    return left > 0 && left < found && found < all ? [] : [`${all} → ${found} → ${left}`];
  });

  await step('has no problem with axe in its search', () => auditThemes(page));

  await step('opens a preview with ink on the paper', async () => {
    await page.locator('[data-component="question-set-card"] a').first().click();
    await page.waitForURL(/\/soal\/\d+/);
    await page.getByRole('tab', { name: /^Lampiran/ }).waitFor();
    await page.locator('canvas').first().waitFor();
    await page.waitForFunction(() => {
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value, index) => index % 4 === 0 && value < 128) ?? false;
    });
  });

  await step('has no problem with axe in its preview', () => auditThemes(page));

  await step('switches to English, with nothing Indonesian left', async () => {
    await page.getByRole('radio', { name: 'EN' }).press('Space');
    await page.getByRole('link', { name: 'Back to the search' }).waitFor();
    const left = await inEnglish();
    for (const tab of ['Answers', 'Attachments']) {
      await page.getByRole('tab', { name: tab }).click();
      left.push(...(await inEnglish()));
    }
    const language = await page.locator('html').getAttribute('lang');
    return [...left, ...differs('the language of the page', language, 'en')];
  });

  await step('stays in English in the search, also after a reload', async () => {
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Mathematics exam papers' }).waitFor();
    await page.locator('[data-component="question-set-card"]').first().waitFor();
    const cards = await inEnglish();
    await page.getByRole('combobox', { name: 'Difficulty' }).fill('Eas');
    await page.keyboard.press('Enter');
    await page.waitForURL(/level=Mudah/);
    await page.getByRole('button', { name: 'Remove Easy' }).waitFor();
    await page.getByRole('radio', { name: 'Table' }).press('Space');
    await page.getByRole('table').waitFor();
    return [...cards, ...(await inEnglish())];
  });

  await step('says in English why it lets nobody in', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill('admin@contoh.ac.id');
    await page.getByLabel('Password', { exact: true }).fill('salah sekali');
    await page.getByRole('button', { name: 'Log in' }).click();
    await says('Wrong password');
    // The browser itself reports the refusal that was asked for.
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('401')));
    return [...(await inEnglish()), ...(await auditThemes(page))];
  });

  await step('signs its administrator in', async () => {
    await page.getByLabel('Password', { exact: true }).fill('admin12345');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Course tags' }).waitFor();
    await page.getByRole('row').nth(2).waitFor();
    return [...(await inEnglish()), ...(await auditThemes(page))];
  });

  await step('adds a course tag', async () => {
    await page.getByRole('button', { name: 'Add a tag' }).click();
    const form = await inEnglish();
    await page.getByRole('textbox', { name: /Tag name/ }).fill(NEW_TAG);
    await page.keyboard.press('Enter');
    await says('Tag added');
    await page.getByRole('searchbox').fill(NEW_TAG);
    await page.getByRole('rowheader', { name: NEW_TAG }).waitFor();
    return form;
  });

  await step('deletes it again', async () => {
    await page.getByRole('button', { name: `Delete ${NEW_TAG}` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const asked = await inEnglish();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await says('Tag deleted');
    await says('No tags found.');
    return [...asked, ...(await inEnglish())];
  });

  await step('works on a phone, in its own language again', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('radio', { name: 'ID' }).press('Space');
    await page.getByRole('heading', { level: 1, name: 'Manajemen Tag Mata Kuliah' }).waitFor();
    await page.goto(url);
    await page.locator('[data-component="question-set-card"]').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('radiogroup', { name: 'Bahasa' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const axe = await auditThemes(page);
    await page.getByRole('button', { name: 'Keluar' }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('user'));
    return [...axe, ...differs('its width', wide, 320), ...differs('the session', kept, null)];
  });

  await step('makes text and Word in the browser, and says what needs a server', async () => {
    await page.goto(`${url}/susun`);
    await page.getByText(/dibuat oleh server bank soal/).waitFor();
    await page.getByRole('button', { name: /^Tambah: Buktikan/ }).click();
    const names = [];
    for (const name of ['Unduh teks', 'Unduh DOCX']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      names.push(download.suggestedFilename());
    }
    return differs('the files', names.join(), 'Untitled_Form.txt,Untitled_Form.docx');
  });

  end();
  await context.close();
}
