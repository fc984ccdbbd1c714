import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { company } from '../company/company.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { CoachesPageDocument, useCoachesPageQuery } from './coaches-page.generated.ts';
import { CoachesSkeleton } from './coaches-skeleton.tsx';
import { isSupport } from './team-roles.ts';
import { TeamSection } from './team-section.tsx';

function CoachesPage() {
  const { data, loading } = useCoachesPageQuery();
  return (
    <>
      <Container pt={{ base: '8', lg: '14' }} pb={{ base: '14', lg: '20' }}>
        <PageHeading
          label="Staff"
          title="Our Travel Experts"
          lead="You will know their names before you land. Every one of them has walked, driven or slept where they send you."
        />
      </Container>
      {!data && loading && <CoachesSkeleton />}
      {data && <Teams coaches={data.coaches} />}
    </>
  );
}

function Teams({ coaches }: { coaches: Parameters<typeof TeamSection>[0]['coaches'] }) {
  if (coaches.length === 0)
    return (
      <Container pb="section">
        <EmptyState text="Our team will introduce itself here soon." />
      </Container>
    );
  return (
    <>
      <TeamSection
        id="leadership-team"
        label="On the road and at the helm"
        title="Leadership Team"
        coaches={coaches.filter(({ role }) => !isSupport(role))}
        columns={3}
      />
      <TeamSection
        id="support-team"
        label="Behind every journey"
        title="Support Team"
        coaches={coaches.filter(({ role }) => isSupport(role))}
        columns={2}
        tinted
      />
    </>
  );
}

export const page = definePage({
  Component: CoachesPage,
  query: CoachesPageDocument,
  head: (data, { origin }) => {
    const pictured = data?.coaches.find((coach) => coach.image);
    return {
      title: `Our Travel Experts · ${company.name}`,
      description:
        'The guides, drivers, planners and support staff of our agency in Kampala: who they are, what they know best and where they have been.',
      canonical: origin + paths.coaches,
      image: shareOf(pictured?.image, pictured?.name ?? '', origin),
      structuredData: [breadcrumbs(origin, ['Staff', paths.coaches])],
    };
  },
});
