import type { ContentEntity } from './content.entity.ts';
import { type ContentDeps, ContentService } from './content.service.ts';
import type { ContentType } from './content-type.ts';

/** The services of all types of content. */
export class Content {
  readonly types: readonly ContentType[];
  readonly #services: Map<ContentType, ContentService<ContentEntity>>;

  constructor(types: readonly ContentType[], deps: ContentDeps) {
    this.types = types;
    this.#services = new Map(types.map((type) => [type, new ContentService(deps, type)]));
  }

  /** By its name in the trash. */
  named(one: string): ContentService<ContentEntity> {
    const type = this.types.find((each) => each.one === one);
    if (!type) throw new Error(`There is no type of content called ${one}.`);
    return this.of(type);
  }

  of<Row extends ContentEntity>(type: ContentType<Row>): ContentService<Row> {
    const service = this.#services.get(type as ContentType);
    if (!service) throw new Error(`${type.type} is missing in the list of contentTypes in features.ts.`);
    return service as unknown as ContentService<Row>;
  }
}
