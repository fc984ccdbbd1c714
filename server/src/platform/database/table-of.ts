import { getMetadataArgsStorage } from 'typeorm';

type Entity = new () => object;

/** The table of an entity, also before anything is connected. */
export function tableOf(entity: Entity): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (!name) throw new Error("An entity says the name of its table: @Entity('…').");
  return name;
}

/** The name in SQL of a column of an entity, or of the classes it extends. */
export function columnOf(entity: Entity, property: string): string {
  const column = getMetadataArgsStorage().columns.find(
    ({ target, propertyName }) =>
      propertyName === property &&
      typeof target === 'function' &&
      (target === entity || entity.prototype instanceof target),
  );
  if (!column) throw new Error(`There is no column ${property} in ${entity.name}.`);
  return column.options.name ?? property;
}
