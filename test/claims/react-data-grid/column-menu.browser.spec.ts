import { proves, expect, openScene } from '../browser';

proves(
  [
    'The button appears when the pointer is over the header, and always where there is no pointer.',
    'A button that shows under the pointer only is easy to miss: the demo above keeps it visible with `gridClasses.menuIcon`.',
  ],
  async (page) => {
    await openScene(page, 'DefaultMenu');
    const button = page.getByLabel('Lender column menu');
    await expect(button).toBeHidden();
    await page.getByRole('columnheader', { name: 'Lender' }).hover();
    await expect(button).toBeVisible();
    await openScene(page, 'MenuIcons');
    await expect(button).toBeVisible();
    // A screen for fingers.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width: 800,
      height: 600,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await openScene(page, 'DefaultMenu');
    await expect(button).toBeVisible();
  },
);
