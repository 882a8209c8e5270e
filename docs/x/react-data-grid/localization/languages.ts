import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';
import { enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import type { Tour } from './tours';

export interface Language {
  name: string;
  label: string;
  texts: Partial<GridLocaleText>;
  columns: GridColDef<Tour>[];
}

function createColumns(language: string, guide: string, start: string, price: string) {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });

  const columns: GridColDef<Tour>[] = [
    { field: 'guide', headerName: guide, flex: 1, minWidth: 90 },
    {
      field: 'start',
      headerName: start,
      type: 'date',
      width: 115,
      valueFormatter: (value: Date | null) => value && dates.format(value),
    },
    {
      field: 'price',
      headerName: price,
      type: 'number',
      width: 105,
      valueFormatter: (value: number | null) => (value === null ? '' : euros.format(value)),
    },
  ];
  return columns;
}

/** By their codes for the `lang` attribute. */
export const languages = {
  en: {
    name: 'English',
    label: 'Tours',
    texts: enUS.components.MuiDataGrid.defaultProps.localeText,
    columns: createColumns('en', 'Guide', 'Start', 'Price'),
  },
  fr: {
    name: 'Français',
    label: 'Visites',
    texts: frFR.components.MuiDataGrid.defaultProps.localeText,
    columns: createColumns('fr', 'Guide', 'Départ', 'Prix'),
  },
  ja: {
    name: '日本語',
    label: 'ツアー',
    texts: jaJP.components.MuiDataGrid.defaultProps.localeText,
    columns: createColumns('ja', 'ガイド', '開始日', '料金'),
  },
} satisfies Record<string, Language>;
