/** Puts the CSS variables of components into the models of their pages. Pure. */
import type { CssVariableEntry } from '../../src/data/cssVariables';
import type { ApiModel, ApiVariable } from '../../src/lib/api/apiModel';

/** A name without the plan at its end: `DataGrid` for `DataGridPremium`. */
function familyOf(name: string): string {
  return name.replace(/(?:Pro|Premium)$/, '');
}

/**
 * The models with their variables: those to set first. A component of a paid plan whose own page has none leads to that
 * of its plainer form.
 * @throws with one line for each component that has no page
 */
export function withVariables(
  models: readonly ApiModel[],
  entries: readonly CssVariableEntry[],
): readonly ApiModel[] {
  const isOf = (model: ApiModel, owner: string) => (entry: CssVariableEntry) =>
    entry.product === model.product && entry.owners.includes(owner);
  const lost = entries.flatMap(({ name, product, owners }) =>
    owners
      .filter(
        (owner) =>
          !models.some(
            (model) =>
              model.kind === 'component' && model.product === product && model.name === owner,
          ),
      )
      .map((owner) => `${name} is for ${owner}, which has no page.`),
  );
  if (lost.length > 0) {
    throw new Error(`src/data/cssVariables.ts:\n${lost.join('\n')}`);
  }
  return models.map((model): ApiModel => {
    if (model.kind !== 'component') {
      return model;
    }
    const variables = entries
      .filter(isOf(model, model.name))
      .map(({ name, default: usual, note }): ApiVariable => ({
        name,
        ...(usual !== undefined && { default: usual }),
        note,
      }));
    const family = familyOf(model.name);
    return {
      ...model,
      ...(variables.length > 0 && { variables }),
      ...(variables.length === 0 && entries.some(isOf(model, family)) && { variablesOf: family }),
    };
  });
}
