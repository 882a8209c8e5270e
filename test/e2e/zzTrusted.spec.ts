import { test } from '@playwright/test';
for (const path of ['/x/introduction/licensing/', '/x/react-data-grid/filtering/', '/x/api/charts/bar-chart/']) {
  test('tt ' + path, async ({ page }) => {
    const reports: string[] = [];
    let errors = 0;
    page.on('console', (m) => { if (m.type() === 'error') errors++; });
    await page.exposeFunction('tt', (t: string) => reports.push(t));
    await page.addInitScript(() => addEventListener('securitypolicyviolation', (e) => (window as any).tt(`${e.disposition} ${e.effectiveDirective} ${e.sample.slice(0, 40)}`)));
    await page.route(`**${path}`, async (route) => {
      const r = await route.fetch();
      await route.fulfill({ response: r, headers: { ...r.headers(), 'content-security-policy-report-only': "require-trusted-types-for 'script'" } });
    });
    await page.goto(path);
    await page.waitForTimeout(3000);
    const by: Record<string, number> = {};
    for (const r of reports) { const k = r.replace(/\|.*/, ''); by[k] = (by[k] ?? 0) + 1; }
    console.log(path, reports.length, 'reports', errors, 'console errors', JSON.stringify(by));
  });
}
