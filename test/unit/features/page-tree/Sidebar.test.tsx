import { render, screen } from '@testing-library/react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ComponentProps } from 'react';
import { SidebarGroup } from '../../../../src/features/page-tree/SidebarGroup';
import { SidebarLink } from '../../../../src/features/page-tree/SidebarLink';

interface ItemsProps {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
  readonly level: number;
}

jest.mock('@docusaurus/useDocusaurusContext', () => ({ __esModule: true, default: () => ({}) }));
jest.mock('@docusaurus/useGlobalData', () => ({}));
jest.mock('@theme/Icon/ExternalLink', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, className, role, ...others }: ComponentProps<'a'> & { to: string }) => (
    <a
      href={to}
      className={className}
      role={role}
      aria-current={others['aria-current']}
      aria-expanded={others['aria-expanded']}
    >
      {children}
    </a>
  ),
}));
jest.mock('@theme/DocSidebarItems', () => ({
  __esModule: true,
  default: ({ items, ...others }: ItemsProps) =>
    items.map((item) =>
      item.type === 'link' ? (
        <SidebarLink key={item.href} item={item} index={0} {...others} />
      ) : undefined,
    ),
}));

const group = {
  type: 'category',
  label: 'Charts',
  collapsible: true,
  collapsed: true,
  items: [
    {
      type: 'link',
      label: 'Bars',
      href: '/x/react-charts/bars/',
      docId: 'react-charts/bars/index',
    },
    { type: 'link', label: 'Lines', href: '/x/react-charts/lines/', docId: 'react-charts/lines' },
  ],
} as const satisfies PropSidebarItem;

describe('the sidebar', () => {
  it.each([
    '/x/react-charts/bars/',
    '/x/react-charts/bars',
    '/x/react-charts/bars/hooks-api/',
    '/x/react-charts/bars/components-api',
  ])('marks the page and opens its group at %s', (activePath) => {
    render(
      <ul>
        <SidebarGroup
          item={{ ...group, items: [...group.items] }}
          activePath={activePath}
          level={1}
          index={0}
        />
      </ul>,
    );
    expect(screen.getByRole('button', { name: 'Charts' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Bars');
    expect(document.querySelectorAll('.app-drawer-active')).toHaveLength(1);
  });

  it('leaves a group closed whose pages are elsewhere', () => {
    render(
      <ul>
        <SidebarGroup
          item={{ ...group, items: [...group.items] }}
          activePath="/x/react-charts/pie/hooks-api/"
          level={1}
          index={0}
        />
      </ul>,
    );
    expect(screen.getByRole('button', { name: 'Charts' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('names the plan of a page and of a group, for style sheets', () => {
    const [bars, lines] = group.items;
    render(
      <ul>
        <SidebarGroup
          item={{
            ...group,
            customProps: { plan: 'premium' },
            items: [{ ...bars, customProps: { plan: 'pro' } }, lines],
          }}
          activePath={bars.href}
          level={1}
          index={0}
        />
      </ul>,
    );
    const planOf = (element: HTMLElement) =>
      element.closest('li')?.querySelector<HTMLElement>(':scope > * > * > [data-needs]')?.dataset
        .needs;
    expect(planOf(screen.getByRole('button', { name: 'Charts Premium plan' }))).toBe('premium');
    expect(planOf(screen.getByRole('link', { name: 'Bars Pro plan' }))).toBe('pro');
    expect(planOf(screen.getByRole('link', { name: 'Lines' }))).toBeUndefined();
  });
});
