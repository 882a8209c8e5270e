import { proves, expect, expectConsole, openScene } from '../../browser';

proves(
  [
    'If you don\'t set `lang`, the browser is asked for a language called "undefined".',
    'Set `lang` on `PromptField` to the language of the user, such as `pt-BR`.',
  ],
  async (page) => {
    await page.addInitScript(() => {
      const { webkitSpeechRecognition: Speech } = window as unknown as {
        webkitSpeechRecognition: { prototype: { start: (this: { lang: string }) => void } };
      };
      Speech.prototype.start = function start() {
        document.title = `listens to ${this.lang}`;
      };
    });
    await openScene(page, 'Fields');
    await page.getByRole('button', { name: 'Gravar' }).click();
    await expect(page).toHaveTitle('listens to pt-BR');
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page).toHaveTitle('listens to undefined');
  },
);

proves('If `onSubmit` rejects, the field stays disabled.', async (page) => {
  await openScene(page, 'Fields');
  const record = page.getByRole('button', { name: 'Speak' });
  await expect(record).toBeEnabled();
  await page.getByRole('textbox', { name: 'Ask' }).fill('Anything');
  await page.keyboard.press('Enter');
  await expect(record).toBeDisabled();
  await page.waitForTimeout(300);
  await expect(record).toBeDisabled();
  expectConsole(/The service is down/);
});
