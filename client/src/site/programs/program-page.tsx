import { type Company, pageTitle } from '../../lib/company.ts';
import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { isHidden, previewHead, previewIn } from '../page/preview.ts';
import { PreviewBanner } from '../page/preview-banner.tsx';
import { ProgramArticle } from './program-article.tsx';
import { programData } from './program-data.ts';
import { ProgramNotFound } from './program-not-found.tsx';
import {
  ProgramPageDocument,
  type ProgramPageQueryVariables,
  useProgramPageQuery,
} from './program-page.generated.ts';
import { ProgramSkeleton } from './program-skeleton.tsx';
import { SimilarPrograms } from './similar-programs.tsx';

function ProgramPage({ variables }: { variables: ProgramPageQueryVariables }) {
  const { data, loading } = useProgramPageQuery({ variables });
  if (!data && loading) return <ProgramSkeleton />;
  if (!data?.program) return <ProgramNotFound />;
  return (
    <>
      {isHidden(data.program) && <PreviewBanner />}
      <ProgramArticle program={data.program} />
      <SimilarPrograms programs={data.similar} currentId={data.program.id} />
    </>
  );
}

const notFound = (company: Company): Head => ({
  title: pageTitle('Program not found', company),
  noindex: true,
});

export const page = definePage({
  Component: ProgramPage,
  query: ProgramPageDocument,
  variables: ({ id = '' }, url) => ({ id, preview: previewIn(url) }),
  exists: ({ program }) => program != null,
  missing: { Component: ProgramNotFound, head: (_, { company }) => notFound(company) },
  head: (data, { origin, company }) => {
    if (!data) return { title: company.name };
    const { program } = data;
    if (!program) return notFound(company);
    if (isHidden(program)) return previewHead(pageTitle(program.name, company));
    return {
      title: pageTitle(program.name, company),
      description: summary(program.description),
      canonical: origin + program.path,
      image: shareOf(program.image, program.imageAlt ?? program.name, origin),
      type: 'product',
      structuredData: programData(program, company, origin),
    };
  },
});
