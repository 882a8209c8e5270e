export interface Athlete {
  id: number;
  name: string;
  club: string;
  sprint: number;
  hurdles: number;
  longJump: number;
  highJump: number;
  shotPut: number;
  javelin: number;
}

export const athletes: readonly Athlete[] = [
  {
    id: 1,
    name: 'Freya Lund',
    club: 'Aarhus',
    sprint: 12.31,
    hurdles: 13.72,
    longJump: 6.12,
    highJump: 1.77,
    shotPut: 13.4,
    javelin: 44.8,
  },
  {
    id: 2,
    name: 'Thandi Mokoena',
    club: 'Durban',
    sprint: 11.98,
    hurdles: 13.4,
    longJump: 6.31,
    highJump: 1.71,
    shotPut: 12.1,
    javelin: 39.5,
  },
  {
    id: 3,
    name: 'Elena Popa',
    club: 'Cluj',
    sprint: 12.6,
    hurdles: 14.05,
    longJump: 5.94,
    highJump: 1.83,
    shotPut: 14.2,
    javelin: 51.2,
  },
  {
    id: 4,
    name: 'Marie Caron',
    club: 'Nantes',
    sprint: 12.15,
    hurdles: 13.61,
    longJump: 6.2,
    highJump: 1.8,
    shotPut: 12.9,
    javelin: 42.3,
  },
];
