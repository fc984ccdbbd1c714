import type { DataSource } from 'typeorm';
import type { PageArgs } from '../../platform/paging/connection.ts';
import { defineFeature } from '../feature.ts';
import { columns } from '../personal-table.ts';
import { inWords } from '../search-source.ts';
import { type OwnReviewsDeps, OwnReviewsService } from './own-reviews.service.ts';
import { readProgramReviews } from './program-reviews.ts';
import { ReviewEntity } from './review.entity.ts';
import { ReviewDesk, type ReviewDeskDeps } from './review-desk.service.ts';

/** What guests who travelled say, once staff approved it. */
export const reviews = defineFeature({
  services: (needs: OwnReviewsDeps & ReviewDeskDeps & { db: DataSource }) => ({
    ownReviews: new OwnReviewsService(needs),
    reviewDesk: new ReviewDesk(needs),
    programReviews: (programId: string, page: PageArgs) => readProgramReviews(needs.db, programId, page),
  }),
  entities: [ReviewEntity],
  tables: { ProgramReviews: ['reviews', 'programs'], ProgramReview: ['reviews'] },
  validates: ['ReviewInput'],
  resolvers: {
    Query: {
      programReviews: (_, { programId, ...page }, { services }) => services.programReviews(programId, page),
      travellerReview: (_, { key }, { services }) => services.ownReviews.find(key),
      reviews: (_, args, { services }) => services.reviewDesk.list(args),
      review: (_, { id }, { services }) => services.reviewDesk.find(id),
    },
    Mutation: {
      saveReview: (_, { key, input, form }, { services, actor }) =>
        services.ownReviews.save(actor, key, input, form),
      withdrawReview: (_, { key }, { services, actor }) => services.ownReviews.withdraw(actor, key),
      decideReview: (_, { id, ...decision }, { services, actor }) =>
        services.reviewDesk.decide(actor, id, decision),
    },
  },
  personal: {
    reviews: {
      name: 'Reviews',
      rows: 'lower(email) = $1',
      kind: 'review',
      erasure: 'delete',
      columns: {
        ...columns('person', 'email first_name stars title text'),
        ...columns('record', 'id booking_id program_id travelled_on program_name state state_at reason'),
        ...columns('record', 'created_at updated_at'),
        ...columns('ours', 'version updated_by search_text'),
      },
    },
  },
  search: {
    right: 'readContent',
    kind: 'review',
    table: 'reviews',
    where: 'true',
    title: "first_name || ', ' || program_name",
    detail: "stars || ' of 5 stars, ' || state",
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text', true),
  },
});
