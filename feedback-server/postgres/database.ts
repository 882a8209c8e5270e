/** How the receiver connects to PostgreSQL, and what it says when that fails. */
import { createRequire } from 'node:module';
import type * as Postgres from 'pg';
import { databaseError } from '../databaseError';
import { shownPostgresAddress } from './address';

// Asked for when it is needed, so that the receiver does without the package on SQLite.
const load = createRequire(__filename);

/** @throws when the package is missing */
export function loadPostgres(): typeof Postgres {
  return load('pg');
}

/**
 * What connections for writing and for reading share; what the address says goes before it.
 * @param address its `sslmode` says how TLS is used
 */
export function connectionOptions(address: string) {
  return {
    connectionString: address,
    /** ms */
    connectionTimeoutMillis: 4000,
    keepAlive: true,
    // How the server lists the connection.
    fallback_application_name: 'docs-feedback',
  } as const satisfies Postgres.ClientConfig;
}

/** @returns an error that names the database, without its password, and what is said of it */
export function postgresError(address: string, error: unknown): Error {
  return databaseError(shownPostgresAddress(address), 'pg', error);
}
