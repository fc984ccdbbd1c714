import type { ReviewsFoundFragment } from './reviews.generated.ts';

/** What reviews add to a program for search engines; a journey alone can have none by their vocabulary, so it is a product as well. */
export function reviewData(reviews: ReviewsFoundFragment | null): object {
  if (!reviews) return {};
  return {
    '@type': ['Product', 'TouristTrip'],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.average,
      bestRating: 5,
      reviewCount: reviews.totalCount,
    },
    review: reviews.nodes.map(({ stars, title, text, firstName, publishedOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: firstName },
      datePublished: publishedOn,
      ...(title && { name: title }),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  };
}
