import { createPreferenceStore } from '../../../../src/features/preferences/store';

const listenToNothing = () => undefined;

function makeStore(hash = '', cookies: Record<string, string> = {}) {
  const setCookie = jest.fn((text: string) => {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
    cookies[name] = value;
  });
  const getCookie = jest.fn((name: string): string | undefined => cookies[name]);
  const reflect = jest.fn();
  const store = createPreferenceStore({ hash: () => hash, getCookie, setCookie, reflect });
  return { store, getCookie, setCookie, reflect, cookies };
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
    const { store, setCookie, reflect } = makeStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.set({ variant: 'JS' });
    expect(reflect.mock.calls).toEqual([[{ variant: 'JS', styling: 'system' }]]);
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
      reflect: listenToNothing,
    });
    expect(store.getSnapshot()).toEqual({ variant: 'TS', styling: 'system' });
    store.set({ variant: 'JS' });
    store.refresh();
    expect(store.getSnapshot().variant).toBe('JS');
  });

  it('does not hide other errors', () => {
    const store = createPreferenceStore({
      hash: () => '',
      getCookie: () => {
        throw new Error('read on the server');
      },
      setCookie: listenToNothing,
      reflect: listenToNothing,
    });
    expect(() => store.getSnapshot()).toThrow('read on the server');
  });
});

describe('refreshing', () => {
  it('takes over what another tab chose, and writes nothing', () => {
    const { store, setCookie, reflect, cookies } = makeStore('', { codeStyling: 'Tailwind' });
    const listener = jest.fn();
    store.subscribe(listener);
    cookies.codeVariant = 'JS';
    cookies.codeStyling = 'css';
    store.refresh();
    expect(store.getSnapshot()).toEqual({ variant: 'JS', styling: 'css' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reflect).toHaveBeenCalledTimes(1);
    expect(setCookie).not.toHaveBeenCalled();
    store.set({ variant: 'TS' });
    expect(cookies).toEqual({ codeVariant: 'TS', codeStyling: 'css' });
  });

  it('changes nothing where nothing changed', () => {
    const { store } = makeStore('', { codeVariant: 'JS', codeStyling: 'CSS' });
    const listener = jest.fn();
    store.subscribe(listener);
    const before = store.getSnapshot();
    store.refresh();
    expect(store.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['are gone', undefined],
    ['hold nonsense', 'COBOL'],
  ])('keeps the choice when the cookies %s', (_, value) => {
    const { store, cookies } = makeStore();
    store.set({ variant: 'JS', styling: 'css' });
    delete cookies.codeVariant;
    delete cookies.codeStyling;
    if (value) {
      Object.assign(cookies, { codeVariant: value, codeStyling: value });
    }
    store.refresh();
    expect(store.getSnapshot()).toEqual({ variant: 'JS', styling: 'css' });
  });

  it('does not lose what the hash asked for and no cookie holds yet', () => {
    const { store, cookies } = makeStore('#X.js', { codeVariant: 'TS' });
    expect(store.getSnapshot().variant).toBe('JS');
    cookies.codeStyling = 'css';
    store.refresh();
    expect(store.getSnapshot()).toEqual({ variant: 'JS', styling: 'css' });
    store.subscribe(listenToNothing);
    expect(cookies).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
  });
});
