import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ContentContext } from '../modules/content/content-feature.ts';
import type { ContentType } from '../modules/content/content-type.ts';
import { excerpt } from '../modules/content/excerpt.ts';
import { ofStatus, publicSince } from '../modules/content/publishing/publishing.ts';
import { capitalised } from '../platform/text/in-words.ts';
import { askedOfPage, askedProperties } from './asked-properties.ts';
import { contractFields, typeNameOf } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract names the fields and checks the arguments
type Resolver = (source: any, args: any, context: ContentContext, info: GraphQLResolveInfo) => unknown;

/** What all types of content resolve alike; their own resolvers come after these. */
export function contentResolvers(content: ContentType): Resolvers<ContentContext> {
  const { type, one, many, picture = 'imageUrl', isPublishable, excerptOf, page, title } = content;
  const of = ({ services }: ContentContext) => services.content.of(content);
  const image = contractFields(type).find((field) => typeNameOf(field) === 'Image')?.name.value;
  const asked = askedProperties({
    ...(image && { [image]: [picture] }),
    ...(excerptOf && { excerpt: [excerptOf] }),
    ...(page && { path: ['id', title] }),
    ...(isPublishable && { publishedAt: ['status', 'publishedAt', 'createdAt'], previewLink: ['id'] }),
  });
  const ofPage = askedOfPage(asked);
  const resolvers: Record<string, Record<string, Resolver>> = {
    Query: {
      [many]: (_, { status }, context, info) =>
        of(context).list(context.actor, ofStatus(status), asked(info)),
      [`${one}Connection`]: (_, args, context, info) => of(context).page(context.actor, args, ofPage(info)),
      [one]: (_, { id, preview }, context, info) =>
        of(context).find(context.actor, id, {
          mayPreview: context.services.previews.shows(content, id, preview),
          properties: asked(info),
        }),
    },
    Mutation: {
      [`create${type}`]: (_, { input, key }, context) => of(context).create(context.actor, input, key),
      [`update${type}`]: (_, { id, input, version }, context) =>
        of(context).update(context.actor, id, input, version),
      [`delete${type}`]: (_, { id, version }, context) => of(context).remove(context.actor, id, version),
      [`restore${type}`]: (_, { id }, context) => of(context).restore(context.actor, id),
      ...manyMutations(content),
    },
    [type]: {
      ...(image && {
        [image]: (row, _, { services }) =>
          row[picture] === null ? null : services.media.describe(row[picture]),
      }),
      ...(excerptOf && { excerpt: (row, { length }) => excerpt(row[excerptOf], length) }),
      ...(page && { path: (row, _, { services }) => services.pagePaths.of(content, row) }),
      ...(isPublishable && {
        publishedAt: publicSince,
        previewLink: ({ id }, _, { services }) => services.previews.link(content, id),
      }),
    },
  };
  return resolvers as Resolvers<ContentContext>;
}

/** Those of many records at once that the contract has. */
function manyMutations(content: ContentType): Record<string, Resolver> {
  const { many, plural = many } = content;
  const of = ({ services }: ContentContext) => services.content.manyOf(content);
  const saving =
    (values: (args: { category: string }) => object): Resolver =>
    (_, args, context) =>
      of(context).change(context.actor, args.records, values(args));
  const acts: Record<string, Resolver> = {
    delete: (_, { records }, context) => of(context).remove(context.actor, records),
    restore: (_, { records }, context) => of(context).restore(context.actor, records),
    publish: saving(() => ({ status: 'published' })),
    unpublish: saving(() => ({ status: 'draft' })),
    categorise: saving(({ category }) => ({ category })),
    order: (_, { ids, from }, context) => of(context).order(context.actor, ids, from),
  };
  const end = capitalised(plural);
  const inContract = new Set(contractFields('Mutation').map(({ name }) => name.value));
  const named = Object.entries(acts).map(([act, resolver]) => [act + end, resolver] as const);
  return Object.fromEntries(named.filter(([name]) => inContract.has(name)));
}
