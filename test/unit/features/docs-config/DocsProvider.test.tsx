import { render, screen } from '@testing-library/react';
import {
  DocsProvider,
  useAdConfig,
  useDocsConfig,
  useUserLanguage,
} from '../../../../src/features/docs-config';

function Languages() {
  return <p>{useDocsConfig().languages.join(' ')}</p>;
}

function Ratio() {
  return <p>{useAdConfig().GADisplayRatio}</p>;
}

function UserLanguage() {
  return <p>{useUserLanguage()}</p>;
}

const CONFIG = { languages: ['en', 'zh'] };

it('hands down the configuration', () => {
  render(
    <DocsProvider config={CONFIG} defaultUserLanguage="zh">
      <Languages />
      <UserLanguage />
      <Ratio />
    </DocsProvider>,
  );
  expect(screen.getByText('en zh')).toBeInTheDocument();
  expect(screen.getByText('zh')).toBeInTheDocument();
  expect(screen.getByText('0.1')).toBeInTheDocument();
});

it('takes the share of reported ads from its operator', () => {
  render(
    <DocsProvider config={CONFIG} defaultUserLanguage="en" adConfig={{ GADisplayRatio: 0 }}>
      <Ratio />
    </DocsProvider>,
  );
  expect(screen.getByText('0')).toBeInTheDocument();
});

it.each([
  ['useDocsConfig', <Languages key="languages" />],
  ['useAdConfig', <Ratio key="ratio" />],
  ['useUserLanguage', <UserLanguage key="language" />],
])('%s throws outside its provider, with the name of the provider', (hook, component) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(component)).toThrow(
    `${hook}() has no value here: wrap the component in a <DocsProvider>.`,
  );
});
