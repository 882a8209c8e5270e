/** A small drawing of what a product looks like. Decoration: the name beside it says the same. */
import type { ReactNode } from 'react';
import type { DocumentedProduct } from '../../data/products';
import styles from './ProductDrawing.module.css';

const DRAWINGS = {
  'x-data-grid': (
    <>
      <rect className={styles.panel} x="18" y="14" width="204" height="92" rx="8" />
      <path className={styles.line} d="M18 38h204M18 61h204M18 84h204" />
      <path className={styles.soft} d="M18 61.5h204v22H18z" />
      <path className={styles.mark} d="M34 27h38M96 27h26M158 27h32" />
      <path
        className={styles.text}
        d="M34 50h46M96 50h34M158 50h22M34 73h40M96 73h42M158 73h30M34 95h50M96 95h24M158 95h18"
      />
      <path className={styles.accent} d="m196 24 4 4 4-4" />
    </>
  ),
  'x-date-pickers': (
    <>
      <rect className={styles.panel} x="58" y="12" width="124" height="96" rx="10" />
      <path className={styles.mark} d="M74 28h46" />
      <path className={styles.accent} d="m152 24-4 4 4 4M164 24l4 4-4 4" />
      {[0, 1, 2, 3].map((row) =>
        [0, 1, 2, 3, 4, 5].map((column) => (
          <circle
            key={`${row}-${column}`}
            className={row === 1 && column === 3 ? styles.fill : styles.dot}
            cx={77 + column * 17.2}
            cy={48 + row * 16}
            r={row === 1 && column === 3 ? 8 : 2.6}
          />
        )),
      )}
    </>
  ),
  'x-charts': (
    <>
      <path className={styles.line} d="M40 104h164M40 78h164M40 52h164M40 26h164" />
      <path
        className={styles.bar}
        d="M54 104V70h16v34zM94 104V48h16v56zM134 104V60h16v44zM174 104V30h16v74z"
      />
      <path className={styles.accent} d="m62 58 40-24 40 14 40-30" />
    </>
  ),
  'x-tree-view': (
    <>
      <path className={styles.line} d="M62 32v66M62 54h24M62 98h24M96 62v14h22" />
      <path className={styles.accent} d="m50 20 6 6 6-6" />
      <path className={styles.mark} d="M74 23h66" />
      <rect className={styles.softRect} x="86" y="42" width="96" height="24" rx="6" />
      <path className={styles.text} d="M98 54h58M128 76h44M98 98h52" />
    </>
  ),
  'material-ui': (
    <>
      <rect className={styles.panel} x="34" y="16" width="172" height="88" rx="10" />
      <path className={styles.mark} d="M50 34h52" />
      <rect className={styles.line} x="50" y="46" width="140" height="22" rx="5" fill="none" />
      <path className={styles.text} d="M60 57h44" />
      <rect className={styles.softRect} x="98" y="78" width="42" height="16" rx="8" />
      <rect className={styles.fill} x="148" y="78" width="42" height="16" rx="8" />
    </>
  ),
} as const satisfies Record<DocumentedProduct, ReactNode>;

export function ProductDrawing({ product }: { readonly product: DocumentedProduct }): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
      {DRAWINGS[product]}
    </svg>
  );
}
