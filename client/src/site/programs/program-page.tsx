import type { Head } from '../../lib/page/head.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
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

const notFound: Head = { title: `Program not found · ${company.name}`, noindex: true };

export const page = definePage({
  Component: ProgramPage,
  query: ProgramPageDocument,
  variables: ({ id = '' }, url) => ({ id, preview: previewIn(url) }),
  exists: ({ program }) => program != null,
  missing: { Component: ProgramNotFound, head: () => notFound },
  head: (data, { origin }) => {
    if (!data) return { title: company.name };
    const { program } = data;
    if (!program) return notFound;
    if (isHidden(program)) return previewHead(`${program.name} · ${company.name}`);
    return {
      title: `${program.name} · ${company.name}`,
      description: summary(program.description),
      canonical: origin + paths.program(program.id),
      image: shareOf(program.image, program.imageAlt ?? program.name, origin),
      type: 'product',
      structuredData: programData(program, origin),
    };
  },
});
