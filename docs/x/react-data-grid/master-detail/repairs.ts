export interface Repair {
  id: string;
  bike: string;
  owner: string;
  ready: Date;
  work: readonly string[];
}

export const repairs: readonly Repair[] = [
  {
    id: 'R-41',
    bike: 'City bike, green',
    owner: 'Mwai Kamau',
    ready: new Date(2026, 3, 14),
    work: ['New chain', 'Brake pads, front and rear', 'Adjust the gears'],
  },
  {
    id: 'R-42',
    bike: 'Folding bike',
    owner: 'Anna Sørensen',
    ready: new Date(2026, 3, 14),
    work: [],
  },
  {
    id: 'R-43',
    bike: 'Cargo bike',
    owner: 'Petra Dvořák',
    ready: new Date(2026, 3, 17),
    work: ['Replace a spoke', 'True the rear wheel'],
  },
  {
    id: 'R-44',
    bike: 'Road bike, 56 cm',
    owner: 'Kenji Ito',
    ready: new Date(2026, 3, 20),
    work: ['Bleed the brakes'],
  },
];
