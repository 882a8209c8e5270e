/** What the claims about transfer lists open in the real browser. */
export { default as PackTheBoat } from '../../../../docs/base/components/transfer-list/PackTheBoat';
export { default as SearchableCrew } from '../../../../docs/base/components/transfer-list/SearchableCrew';
