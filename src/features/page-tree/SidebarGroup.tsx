/**
 * A group in the sidebar: a heading that opens and closes, or a plain label for a subheader.
 * The heading is a link to the group's first page, so that it leads somewhere without JavaScript and with a
 * modified click; a plain click only toggles.
 */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import { Collapsible } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { badgesOf } from '../../lib/pages/pageTree';
import { withoutDocsTab } from '../../lib/pages/paths';
import { Badges } from './Badges';
import styles from './Sidebar.module.css';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Whether the group is open: from the start, or again, whenever a page in it becomes the current one. */
function useOpen(isActive: boolean, activePath: string): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(isActive);
  const [seenPath, setSeenPath] = useState(activePath);
  if (activePath !== seenPath) {
    setSeenPath(activePath);
    if (isActive) {
      setOpen(true);
    }
  }
  return [open, setOpen];
}

/** Loads what is in a group when that isn't there yet; see plugins/internals/sections. */
async function fill({ customProps }: Props['item']): Promise<void> {
  if (typeof customProps?.fill === 'function') {
    await customProps.fill();
  }
}

export function SidebarGroup(props: Props): ReactNode {
  return props.item.collapsible ? <OpeningGroup {...props} /> : <LabelledGroup {...props} />;
}

function LabelledGroup({ item, onItemClick, activePath, level }: Props): ReactNode {
  const labelId = useId();
  return (
    <li className={clsx('menu__list-item', item.className)}>
      <span key={item.label} className={styles.subheader} id={labelId}>
        {item.label}
        <Badges {...badgesOf(item.customProps)} />
      </span>
      <ul className={clsx('menu__list', styles.labelled)} aria-labelledby={labelId}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}

function OpeningGroup({ item, onItemClick, activePath, level, tabIndex }: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, withoutDocsTab(activePath));
  const [open, setOpen] = useOpen(isActive, activePath);

  // A group that can't be loaded opens with its first link.
  const prepare = () => fill(item).catch(() => undefined);
  const toggle = () => {
    void (open ? Promise.resolve() : prepare()).then(() => setOpen(!open));
  };
  const toggleOnClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      toggle();
    }
  };
  const toggleOnSpace = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      toggle();
    }
  };

  return (
    <li className="menu__list-item" data-paid={item.customProps?.paid}>
      <Link
        key={item.label}
        className={clsx('menu__link', styles.link, styles.group, isActive && styles.groupActive)}
        to={findFirstSidebarItemLink(item)}
        role="button"
        aria-expanded={open}
        tabIndex={tabIndex}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={toggleOnClick}
        onKeyDown={toggleOnSpace}
      >
        {item.label}
        <Badges {...badgesOf(item.customProps)} />
        <svg className={styles.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m6 4 4 4-4 4" />
        </svg>
      </Link>
      <Collapsible lazy as="ul" className={clsx('menu__list', styles.nested)} collapsed={!open}>
        <DocSidebarItems
          items={item.items}
          tabIndex={open ? 0 : -1}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
