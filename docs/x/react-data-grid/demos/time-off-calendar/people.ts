export type Kind = 'vacation' | 'request' | 'sick' | 'training' | 'parental';

export const kindLabels: Record<Kind, string> = {
  vacation: 'Vacation',
  request: 'Requested',
  sick: 'Sick',
  training: 'Training',
  parental: 'Parental leave',
};

export const kinds: readonly Kind[] = ['vacation', 'request', 'sick', 'training', 'parental'];

export interface Absence {
  kind: Kind;
  /** First and last day, such as `2026-07-06`. */
  first: string;
  last: string;
}

export interface Person {
  id: string;
  name: string;
  team: string;
  /** Days of vacation that nothing is planned for. */
  daysLeft: number;
  /** Days that were requested here, in order; they stand in `absences` too. */
  requested: readonly string[];
  absences: readonly Absence[];
}

function vacation(first: string, last = first): Absence {
  return { kind: 'vacation', first, last };
}

function other(kind: Kind, first: string, last = first): Absence {
  return { kind, first, last };
}

function person(
  name: string,
  team: string,
  daysLeft: number,
  ...absences: readonly Absence[]
): Person {
  return { id: name, name, team, daysLeft, requested: [], absences };
}

export const people: readonly Person[] = [
  person('Amara Nwosu', 'Design', 8, vacation('2026-07-06', '2026-07-17')),
  person(
    'Bruno Keller',
    'Design',
    3,
    other('sick', '2026-07-08'),
    vacation('2026-07-27', '2026-08-07'),
  ),
  person('Chiyo Tanabe', 'Design', 14, other('training', '2026-07-13', '2026-07-15')),
  person('Dalia Rahimi', 'Field', 11, vacation('2026-06-22', '2026-07-03'), vacation('2026-07-24')),
  person('Emil Sørensen', 'Field', 6, vacation('2026-07-13', '2026-07-24')),
  person('Fatou Sarr', 'Field', 17, other('sick', '2026-07-20', '2026-07-22')),
  person(
    'Goran Ilić',
    'Field',
    1,
    vacation('2026-07-09', '2026-07-10'),
    vacation('2026-08-10', '2026-08-21'),
  ),
  person('Hana Novotná', 'Office', 9, other('parental', '2026-06-15', '2026-08-14')),
  person(
    'Iker Etxeberria',
    'Office',
    12,
    other('training', '2026-07-15'),
    vacation('2026-07-29', '2026-07-31'),
  ),
  person(
    'Jamila Osman',
    'Office',
    5,
    vacation('2026-07-16', '2026-07-21'),
    other('sick', '2026-08-04', '2026-08-05'),
  ),
  person('Kasper Mäkinen', 'Office', 20, other('training', '2026-07-01', '2026-07-02')),
];
