/** Puts what this site adds into the models of API pages. Pure. */
import type { ApiNoteEntry } from '../../src/lib/api/apiNoteEntry';
import type { ApiModel, ApiProp, ApiSlot } from '../../src/lib/api/apiModel';

type Row = ApiProp | ApiSlot;

interface Target {
  readonly product: string | undefined;
  readonly owner: string;
  readonly kind: 'row' | 'slot';
  readonly row: string;
}

/** @throws for a text that names no row */
function parseTarget(text: string): Target {
  const [, product, owner = '', slot, row = ''] =
    /^(?:([a-z-]+)\/)?(\w+|\*)\.(slots\.)?(\w+)$/.exec(text) ?? [];
  if (row === '' || (owner === '*' && product === undefined)) {
    throw new Error(`apiNotes.ts: write "${text}" as Owner.row, Owner.slots.row or product/*.row.`);
  }
  return { product, owner, kind: slot ? 'slot' : 'row', row };
}

function isFor({ product, owner }: Target, model: ApiModel): boolean {
  return (
    (product === undefined || product === model.product) && (owner === '*' || owner === model.name)
  );
}

/**
 * The models with all notes.
 * @throws with one line for each row that is gone, or that two entries say the same of
 */
export function applyNotes(
  models: readonly ApiModel[],
  entries: readonly ApiNoteEntry[],
): readonly ApiModel[] {
  const problems: string[] = [];
  const targets = entries.flatMap((entry) =>
    entry.rows.map((text) => ({ text, entry, target: parseTarget(text), found: 0 })),
  );
  const noted = <Of extends Row>(model: ApiModel, kind: Target['kind'], row: Of): Of => {
    let result = row;
    for (const one of targets) {
      const { entry, target } = one;
      const fits = target.kind === kind && target.row === row.name && isFor(target, model);
      if (!fits || (target.owner === '*' && row.description !== '')) {
        continue;
      }
      one.found += 1;
      if (entry.note && result.note && target.owner !== '*') {
        problems.push(`${one.text} has two notes.`);
      }
      result = {
        ...result,
        ...(entry.note && !result.note && { note: entry.note }),
        ...(entry.plan && entry.plan !== model.plan && { plan: entry.plan }),
        ...(entry.default !== undefined && { default: entry.default }),
      };
    }
    return result;
  };
  const result = models.map((model): ApiModel => {
    switch (model.kind) {
      case 'interface':
        return { ...model, properties: model.properties.map((row) => noted(model, 'row', row)) };
      case 'functions':
        return { ...model, functions: model.functions.map((row) => noted(model, 'row', row)) };
      case 'component':
        return {
          ...model,
          props: model.props.map((row) => noted(model, 'row', row)),
          slots: model.slots.map((row) => noted(model, 'slot', row)),
        };
    }
  });
  problems.push(
    ...targets
      .filter(({ found }) => found === 0)
      .map(({ text }) => `${text} is no row of the reference, or says enough itself.`),
  );
  if (problems.length > 0) {
    throw new Error(`src/data/apiNotes.ts:\n${problems.join('\n')}`);
  }
  return result;
}
