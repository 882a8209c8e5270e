/** A drawing of a demo block: a component that works above, its code below. Decoration. */
import type { ReactNode } from 'react';
import styles from './ProductDrawing.module.css';

/** The lines of code, by the kind of token whose colour they have. */
const CODE = [
  ['keyword', 'M32 254h44M32 276h22M48 320h34'],
  ['tag', 'M62 276h54'],
  ['attr-name', 'M126 276h38M64 298h52'],
  ['string', 'M88 254h74M176 276h70M128 298h84'],
  ['number', 'M258 276h30M224 298h36'],
] as const;

export function DemoDrawing({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 416 340"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect
        className={styles.softRect}
        x="-14"
        y="-8"
        width="444"
        height="356"
        rx="24"
        transform="rotate(-3 208 170)"
      />
      <rect className={styles.panel} x=".5" y=".5" width="415" height="339" rx="12" />
      <path className={styles.mark} d="M26 30h86" />
      <path className={styles.text} d="M304 30h30M360 30h30" />
      <circle className={styles.fill} cx="290" cy="30" r="4" />
      <circle className={styles.dot} cx="347" cy="30" r="4" />
      <path className={styles.line} d="M26 170h364M26 138h364M26 106h364M26 74h364M1 190h414" />
      <path
        className={styles.bar}
        d="M44 170v-44a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v44zM104 170v-66a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v66zM164 170v-54a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v54zM224 170V92a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v78zM284 170v-62a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v62zM344 170V78a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v92z"
      />
      <path className={styles.accent} d="m58 108 60-22 60 12 60-30 60 16 60-28" />
      <circle className={styles.fill} cx="358" cy="56" r="5" />
      <path className={styles.accent} d="M28 204h20M28 214h12" />
      <path className={styles.text} d="M336 209h.01M352 209h.01M368 209h.01" />
      <path
        fill="var(--docs-code-bg)"
        d="M1 228h414v99.5a11.5 11.5 0 0 1-11.5 11.5h-391A11.5 11.5 0 0 1 1 327.5z"
      />
      <g className="prism" stroke="currentColor" strokeWidth="5">
        {CODE.map(([token, d]) => (
          <path key={token} className={`token ${token}`} d={d} />
        ))}
      </g>
    </svg>
  );
}
