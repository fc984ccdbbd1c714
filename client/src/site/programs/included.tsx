import { Box, chakra } from '@chakra-ui/react';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { ProgramPageQuery } from './program-page.generated.ts';

type Program = NonNullable<ProgramPageQuery['program']>;

/** What the price includes and what not, what to bring, and who guides; of each what was filled in. */
export function Included({ program }: { program: Program }) {
  const { included, notIncluded, toBring, guides } = program;
  return (
    <>
      {included.length + notIncluded.length > 0 && (
        <Part id="included" title="What Is Included">
          <Box
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
            gap="8"
          >
            <Ticked title="Included" items={included} Icon={Check} color="brand" />
            <Ticked title="Not included" items={notIncluded} Icon={Minus} color="muted" />
          </Box>
        </Part>
      )}
      {toBring.length > 0 && (
        <Part id="what-to-bring" title="What to Bring">
          <DashList maxW="measure">
            {toBring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </DashList>
        </Part>
      )}
      {guides.length > 0 && (
        <Part id="your-guides" title={guides.length === 1 ? 'Your Guide' : 'Your Guides'}>
          <Guides>
            {guides.map((guide) => (
              <li key={guide.id}>
                <Portrait
                  name={guide.name}
                  image={guide.image}
                  alt={guide.imageAlt}
                  sizes="5rem"
                  w="5rem"
                  h="5rem"
                />
                <Box minW="0">
                  <Box fontFamily="heading" fontSize="lg" lineHeight="1.25">
                    {guide.name}
                  </Box>
                  <Box fontSize="sm" color="muted">
                    {guide.role}
                  </Box>
                </Box>
              </li>
            ))}
          </Guides>
          <ButtonLink to={paths.coaches} variant="link" size="sm" mt="5" data-screen-only>
            Meet the whole team
          </ButtonLink>
        </Part>
      )}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: '12', lg: '16' }}>
      <chakra.h2 id={id} textStyle="heading" mb="6">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

/** A list with a sign before each of its lines; nothing at all without lines. */
function Ticked(props: { title: string; items: string[]; Icon: LucideIcon; color: string }) {
  const { title, items, Icon, color } = props;
  if (items.length === 0) return null;
  return (
    <div>
      <chakra.h3 textStyle="label" color="muted" mb="3">
        {title}
      </chakra.h3>
      <Lines>
        {items.map((item) => (
          <li key={item}>
            <Box as="span" color={color} flexShrink="0" mt="0.25em">
              <Icon aria-hidden size={18} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              {item}
            </Box>
          </li>
        ))}
      </Lines>
    </div>
  );
}

const Lines = chakra('ul', {
  base: { '& li': { display: 'flex', gap: '3', py: '2', borderTopWidth: '1px' } },
});

const Guides = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    gap: '6',
    '& li': { display: 'flex', alignItems: 'center', gap: '4' },
  },
});
