import type { Locator } from '@playwright/test';

/** Does what a person does with a mouse, and counts it. */
export class Clicks {
  count = 0;

  async click(target: Locator): Promise<void> {
    await target.click({ timeout: 60_000 });
    this.count += 1;
  }

  /** Opening a list and choosing from it are two. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.count += 2;
  }

  /** Opening a file in the dialog of the system is one more, beside the button that opens it. */
  async open(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = button.page().waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(file);
    this.count += 1;
  }
}
