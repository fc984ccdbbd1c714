import { contentTypes } from '../../features.ts';
import { type ContentType, requiredOfNew } from '../../modules/content/content-type.ts';
import { capitalised } from '../../platform/text/capitalised.ts';
import { id, idWithVersion, inputWithKey, inputWithVersion, nothing, placeBelow, removed } from '../call.ts';
import type { Route } from '../route.ts';
import { contentDocuments, pageArguments } from './content-documents.ts';

export const contentRoutes: Route[] = contentTypes.flatMap(fiveCalls);

function fiveCalls(content: ContentType): Route[] {
  const { list, page, one, create, update, remove } = contentDocuments(content);
  const { name, many, sample: example } = content;
  const path = `/${many}`;
  // As in 'Program not found'.
  const missing = capitalised(name);
  const parameters = pageArguments(content).map(({ name }) => name.value);
  const requires = requiredOfNew(content);
  return [
    { method: 'GET', path, operation: list, variables: nothing, pages: { operation: page, parameters } },
    { method: 'GET', path: `${path}/:id`, operation: one, variables: id, missing },
    {
      method: 'POST',
      path,
      operation: create,
      variables: inputWithKey,
      status: 201,
      location: placeBelow(path),
      example,
      ...(requires.length > 0 && { requires }),
    },
    { method: 'PUT', path: `${path}/:id`, operation: update, variables: inputWithVersion, example },
    { method: 'DELETE', path: `${path}/:id`, operation: remove, variables: idWithVersion, answer: removed },
  ];
}
