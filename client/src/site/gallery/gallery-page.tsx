import { Flex } from '@chakra-ui/react';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { pageSize } from '../list/list-address.ts';
import { ListBody, ListProblem, ListStatus } from '../list/list-status.tsx';
import { pagedHead } from '../list/paged-head.ts';
import { useListAnswer } from '../list/use-list-answer.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CategorySelect } from './category-select.tsx';
import { firstChoice, galleryChoices, galleryVariables } from './gallery-filter.ts';
import { picturesOf } from './gallery-items.ts';
import { GalleryList } from './gallery-list.tsx';
import {
  GalleryPageDocument,
  type GalleryPageQueryVariables,
  GalleryPictureDocument,
} from './gallery-page.generated.ts';
import { GallerySkeletons } from './gallery-skeletons.tsx';
import { useGalleryFilter } from './use-gallery-filter.ts';

function GalleryPage({ variables }: { variables: GalleryPageQueryVariables }) {
  const { data, isOld, error, retry } = useListAnswer(GalleryPageDocument, variables);
  const [filter, change] = useGalleryFilter();
  const all = data?.all.totalCount ?? 0;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        justify="space-between"
        align={{ base: 'stretch', lg: 'end' }}
        gap="8"
        mb={{ base: '10', lg: '14' }}
      >
        <PageHeading page="gallery" label="Gallery" title="Explore Our Tours" />
        {all > pageSize || filter.search ? (
          <FilterForm
            action={paths.gallery}
            labels={galleryChoices}
            searchLabel="Search the gallery"
            filter={filter}
            onChange={change}
          />
        ) : (
          <CategorySelect choice={filter.category} onChange={(category) => change({ category })} />
        )}
      </Flex>
      <ListStatus list={data?.list} all={all} />
      {error && <ListProblem noun="gallery" retry={retry} />}
      {data ? (
        <ListBody aria-busy={isOld}>
          <GalleryList
            data={data}
            variables={variables}
            onShowAll={() => change({ category: firstChoice, search: '' })}
          />
        </ListBody>
      ) : (
        <GallerySkeletons />
      )}
    </Container>
  );
}

export const page = definePage({
  Component: GalleryPage,
  query: GalleryPageDocument,
  variables: (_params, { searchParams }) => galleryVariables(searchParams),
  also: (_params, { searchParams }) => {
    const id = searchParams.get('picture');
    const { category, search } = galleryVariables(searchParams) as GalleryPageQueryVariables;
    return id ? [{ query: GalleryPictureDocument, variables: { id, category, search } }] : [];
  },
  asksAgain: true,
  head: (data, context) => {
    const { origin, company } = context;
    const pictures = picturesOf(data?.list.nodes ?? []);
    const [first] = pictures;
    const head = {
      ...searchTexts(company, 'gallery', 'Gallery: pictures and films of our tours'),
      canonical: origin + paths.gallery,
      image: shareOf(first?.image, first?.imageAlt ?? first?.title ?? '', origin),
      structuredData: data && [
        {
          '@type': 'ImageGallery',
          name: 'Explore Our Tours',
          url: origin + paths.gallery,
          image: pictures.slice(0, 12).map(({ title, image }) => ({
            '@type': 'ImageObject',
            name: title,
            contentUrl: new URL(image.url, origin).href,
          })),
        },
      ],
    };
    return pagedHead(head, context, data?.list);
  },
});
