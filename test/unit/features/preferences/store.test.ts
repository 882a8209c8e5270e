import { createPreferenceStore } from '../../../../src/features/preferences/store';

const listenToNothing = () => undefined;

function makeStore(hash = '', cookies: Readonly<Record<string, string>> = {}) {
  const setCookie = jest.fn<undefined, [string]>();
  const getCookie = jest.fn((name: string): string | undefined => cookies[name]);
  const store = createPreferenceStore({ hash: () => hash, getCookie, setCookie });
  return { store, getCookie, setCookie };
}

describe('the preference store', () => {
  it('gives the server the defaults, whatever is stored', () => {
    const { store, getCookie } = makeStore('#X.js', { codeVariant: 'JS', codeStyling: 'css' });
    expect(store.getServerSnapshot()).toEqual({ variant: 'TS', styling: 'system' });
    expect(getCookie).not.toHaveBeenCalled();
  });

  it('gives the browser what is stored, as one object until it changes', () => {
    const { store } = makeStore('', { codeVariant: 'JS', codeStyling: 'Tailwind' });
    const first = store.getSnapshot();
    expect(first).toEqual({ variant: 'JS', styling: 'tailwind' });
    expect(store.getSnapshot()).toBe(first);
  });

  it('writes no cookie while nothing changes', () => {
    const { store, setCookie } = makeStore('', { codeVariant: 'JS', codeStyling: 'MUI System' });
    store.subscribe(listenToNothing);
    store.set({ variant: 'JS' });
    store.set({ styling: 'system' });
    store.set({});
    expect(setCookie).not.toHaveBeenCalled();
  });

  it('writes the cookie of the value that changes, and tells its listeners', () => {
    const { store, setCookie } = makeStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.set({ variant: 'JS' });
    expect(setCookie.mock.calls).toEqual([['codeVariant=JS;path=/;max-age=31536000;SameSite=Lax']]);
    expect(store.getSnapshot()).toEqual({ variant: 'JS', styling: 'system' });
    expect(listener).toHaveBeenCalledTimes(1);

    stop();
    store.set({ styling: 'css' });
    expect(setCookie).toHaveBeenLastCalledWith(expect.stringMatching(/^codeStyling=css;/));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores what a hash asked for when it differs from what was stored', () => {
    const { store, setCookie } = makeStore('#BasicBars.tsx', { codeVariant: 'JS' });
    store.subscribe(listenToNothing);
    store.subscribe(listenToNothing);
    expect(store.getSnapshot().variant).toBe('TS');
    expect(setCookie.mock.calls).toEqual([['codeVariant=TS;path=/;max-age=31536000;SameSite=Lax']]);
  });

  it('keeps a choice for the visit where cookies are forbidden', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const store = createPreferenceStore({
      hash: () => '',
      getCookie: forbidden,
      setCookie: forbidden,
    });
    expect(store.getSnapshot()).toEqual({ variant: 'TS', styling: 'system' });
    store.set({ variant: 'JS' });
    expect(store.getSnapshot().variant).toBe('JS');
  });

  it('does not hide other errors', () => {
    const store = createPreferenceStore({
      hash: () => '',
      getCookie: () => {
        throw new Error('read on the server');
      },
      setCookie: listenToNothing,
    });
    expect(() => store.getSnapshot()).toThrow('read on the server');
  });
});
