import type { SaveDocument } from '../revisions/revisions.service.ts';
import type { ContentEntity } from './content.entity.ts';
import { type ContentDeps, ContentService } from './content.service.ts';
import type { ContentType } from './content-type.ts';
import { inputOf } from './history/content-document.ts';
import { ManyRecords } from './saving/many-records.ts';

/** The services of all types of content. */
export class Content {
  readonly types: readonly ContentType[];
  readonly #services: Map<ContentType, ContentService<ContentEntity>>;
  readonly #many: Map<ContentType, ManyRecords<ContentEntity>>;

  constructor(types: readonly ContentType[], deps: ContentDeps) {
    this.types = types;
    this.#services = new Map(types.map((type) => [type, new ContentService(deps, type)]));
    this.#many = new Map(types.map((type) => [type, new ManyRecords(deps, type)]));
  }

  /** How what a revision of each type holds is saved again. */
  get saveDocument(): Record<string, SaveDocument> {
    const entries = this.types.map((type): [string, SaveDocument] => [
      type.one,
      (actor, key, document, version) =>
        this.of(type).update(actor, key, inputOf(type, document, new Date()), version),
    ]);
    return Object.fromEntries(entries);
  }

  /** By its name in the trash. */
  named(name: string): ContentService<ContentEntity> {
    const service = this.find(name);
    if (!service) throw new Error(`There is no type of content called ${name}.`);
    return service;
  }

  /** The same; undefined where it is no type of content. */
  find(name: string): ContentService<ContentEntity> | undefined {
    const type = this.types.find((each) => each.one === name);
    return type && this.of(type);
  }

  of<Row extends ContentEntity>(type: ContentType<Row>): ContentService<Row> {
    const service = this.#services.get(type as ContentType);
    if (!service) throw new Error(missing(type as ContentType));
    return service as unknown as ContentService<Row>;
  }

  /** What is done to many records of a type at once. */
  manyOf<Row extends ContentEntity>(type: ContentType<Row>): ManyRecords<Row> {
    const many = this.#many.get(type as ContentType);
    if (!many) throw new Error(missing(type as ContentType));
    return many as unknown as ManyRecords<Row>;
  }
}

const missing = ({ type }: ContentType) => `${type} is missing in the list of contentTypes in features.ts.`;
