import { id, idWithVersion, inputWithKey, inputWithVersion, nothing, placeBelow, removed } from './call.ts';
import {
  RestAlumniDocument,
  RestAlumnusDocument,
  RestCoachDocument,
  RestCoachesDocument,
  RestCreateAlumnusDocument,
  RestCreateCoachDocument,
  RestCreateFacilityDocument,
  RestCreateGalleryItemDocument,
  RestCreatePostDocument,
  RestCreateProgramDocument,
  RestDeleteAlumnusDocument,
  RestDeleteCoachDocument,
  RestDeleteFacilityDocument,
  RestDeleteGalleryItemDocument,
  RestDeletePostDocument,
  RestDeleteProgramDocument,
  RestFacilitiesDocument,
  RestFacilityDocument,
  RestGalleryDocument,
  RestGalleryItemDocument,
  RestPostDocument,
  RestPostsDocument,
  RestProgramDocument,
  RestProgramsDocument,
  RestUpdateAlumnusDocument,
  RestUpdateCoachDocument,
  RestUpdateFacilityDocument,
  RestUpdateGalleryItemDocument,
  RestUpdatePostDocument,
  RestUpdateProgramDocument,
} from './content.generated.ts';
import { examples } from './content-examples.ts';
import type { OperationRoute, Route } from './route.ts';

type Operation = OperationRoute['operation'];

interface Operations {
  list: Operation;
  one: Operation;
  create: Operation;
  update: Operation;
  remove: Operation;
  /** What staff could send. */
  example: Record<string, unknown>;
  /** Fields that only a new one must have. */
  requiredOfNew?: readonly string[];
}

/** The five calls of one content entity; `missing` is its noun in 'Program not found'. */
function fiveCalls(path: string, missing: string, operations: Operations): Route[] {
  const { list, one, create, update, remove, example, requiredOfNew } = operations;
  const variables = inputWithVersion;
  return [
    { method: 'GET', path, operation: list, variables: nothing },
    { method: 'GET', path: `${path}/:id`, operation: one, variables: id, missing },
    {
      method: 'POST',
      path,
      operation: create,
      variables: inputWithKey,
      status: 201,
      location: placeBelow(path),
      example,
      ...(requiredOfNew && { requires: requiredOfNew }),
    },
    { method: 'PUT', path: `${path}/:id`, operation: update, variables, example },
    { method: 'DELETE', path: `${path}/:id`, operation: remove, variables: idWithVersion, answer: removed },
  ];
}

export const contentRoutes: Route[] = [
  ...fiveCalls('/programs', 'Program', {
    list: RestProgramsDocument,
    one: RestProgramDocument,
    create: RestCreateProgramDocument,
    update: RestUpdateProgramDocument,
    remove: RestDeleteProgramDocument,
    example: examples.program,
  }),
  ...fiveCalls('/coaches', 'Team member', {
    list: RestCoachesDocument,
    one: RestCoachDocument,
    create: RestCreateCoachDocument,
    update: RestUpdateCoachDocument,
    remove: RestDeleteCoachDocument,
    example: examples.coach,
  }),
  ...fiveCalls('/facilities', 'Stay', {
    list: RestFacilitiesDocument,
    one: RestFacilityDocument,
    create: RestCreateFacilityDocument,
    update: RestUpdateFacilityDocument,
    remove: RestDeleteFacilityDocument,
    example: examples.facility,
  }),
  ...fiveCalls('/posts', 'Post', {
    list: RestPostsDocument,
    one: RestPostDocument,
    create: RestCreatePostDocument,
    update: RestUpdatePostDocument,
    remove: RestDeletePostDocument,
    example: examples.post,
    requiredOfNew: ['category'],
  }),
  ...fiveCalls('/gallery', 'Gallery item', {
    list: RestGalleryDocument,
    one: RestGalleryItemDocument,
    create: RestCreateGalleryItemDocument,
    update: RestUpdateGalleryItemDocument,
    remove: RestDeleteGalleryItemDocument,
    example: examples.galleryItem,
    requiredOfNew: ['category'],
  }),
  ...fiveCalls('/alumni', 'Testimonial', {
    list: RestAlumniDocument,
    one: RestAlumnusDocument,
    create: RestCreateAlumnusDocument,
    update: RestUpdateAlumnusDocument,
    remove: RestDeleteAlumnusDocument,
    example: examples.alumnus,
  }),
];
