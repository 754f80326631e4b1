import type Database from 'libsql';

/** In every file of ours, so that others can be told apart ("Vlck"). */
export const APPLICATION_ID = 0x566c636b;

/**
 * What turns a file of version n into one of version n + 1, beginning with an empty file. Never changed once released;
 * a new shape is a new entry. `sum` chains each event to the one before it (see `chain.ts`).
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE event (
     seq INTEGER PRIMARY KEY,
     body TEXT NOT NULL,
     sum INTEGER NOT NULL,
     at INTEGER AS (body ->> 'at') VIRTUAL,
     room TEXT AS (body ->> 'room') VIRTUAL,
     type TEXT AS (body ->> 'type') VIRTUAL
   ) STRICT;
   CREATE TABLE answer (
     command TEXT PRIMARY KEY,
     body TEXT NOT NULL,
     sum INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshot (
     seq INTEGER PRIMARY KEY,
     program TEXT NOT NULL,
     body BLOB NOT NULL,
     sum INTEGER NOT NULL
   ) STRICT;`,
];

/** The version of files that this program writes. */
export const VERSION = MIGRATIONS.length;

/** Brings a file to the newest version in one transaction: it has either the old shape or the new one. */
export function migrate(db: Database.Database, from: number, migrations = MIGRATIONS): void {
  if (from >= migrations.length) return;
  db.exec('BEGIN EXCLUSIVE');
  try {
    for (const migration of migrations.slice(from)) db.exec(migration);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length};`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
