export interface Ticket {
  id: string;
  subject: string;
  requester: string;
  team: string;
  replies: number;
}

export const tickets: readonly Ticket[] = [
  {
    id: 'HD-18',
    subject: 'Printer on the third floor prints only half a page',
    requester: 'Bea Lund',
    team: 'Office',
    replies: 3,
  },
  {
    id: 'HD-19',
    subject: 'VPN drops',
    requester: 'Konstantin Alexandrov',
    team: 'Network',
    replies: 12,
  },
  {
    id: 'HD-20',
    subject: 'Access to the payroll archive',
    requester: 'Ines Costa',
    team: 'Identity',
    replies: 1,
  },
  {
    id: 'HD-21',
    subject: 'Calendar shows meetings one hour late since the clock change',
    requester: 'Pál Szabó',
    team: 'Mail and calendar',
    replies: 7,
  },
  { id: 'HD-22', subject: 'New laptop', requester: 'Maya Osei', team: 'Office', replies: 0 },
];
