/**
 * Switches off the usage reports of the commercial packages: no reader of a page is reported to anybody. Imported
 * for its effect, before the packages decide.
 */
globalThis.__MUI_X_TELEMETRY_DISABLED__ = true;

declare global {
  var __MUI_X_TELEMETRY_DISABLED__: boolean | undefined;
}

export {};
