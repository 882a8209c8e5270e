import type { Employee } from './staff';

/** An error that names the value that the server refused, so that the form can mark it. */
export class RefusedValue extends Error {
  constructor(
    readonly id: number,
    readonly field: keyof Employee,
    readonly value: unknown,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Stands in for `PUT /employees/:id`: answers after 600 ms.
 * @throws a `RefusedValue` for a desk on the third floor
 */
export async function saveEmployee(employee: Employee): Promise<Employee> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const { id, desk } = employee;
  if (desk.startsWith('3.')) {
    throw new RefusedValue(id, 'desk', desk, 'The third floor is closed.');
  }
  return employee;
}
