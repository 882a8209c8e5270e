/** The version switcher in the menu of a narrow screen: a group that opens and closes in its place. */
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import clsx from 'clsx';
import { useOnDemand } from '../on-demand';
import type { VersionLinksProps } from './VersionChoices';
import { loadChoices, pressHandlers, useOpener } from './useOpener';

interface VersionGroupProps {
  /** Closes the menu around the group. */
  readonly onChoose: (() => void) | undefined;
}

interface OpenGroup {
  readonly Links: ComponentType<VersionLinksProps>;
}

export function VersionGroup({ onChoose }: VersionGroupProps): ReactNode {
  const { product, version, href, link } = useOpener();
  const [problem, get] = useOnDemand(loadChoices, 'inline', href);
  const [group, setGroup] = useState<OpenGroup>();
  const id = useId();
  const toggle = () => {
    if (group) {
      setGroup(undefined);
    } else {
      get(({ VersionLinks }) => setGroup({ Links: VersionLinks }));
    }
  };
  return (
    <li className={clsx('menu__list-item', !group && 'menu__list-item--collapsed')}>
      <a
        {...link}
        role="button"
        href={href}
        className="menu__link menu__link--sublist menu__link--sublist-caret"
        aria-expanded={group !== undefined}
        aria-controls={group && id}
        {...pressHandlers(toggle)}
      >
        {`${product} ${version}`}
      </a>
      {group && <group.Links id={id} onChoose={onChoose} />}
      {problem}
    </li>
  );
}
