import { Box, chakra } from '@chakra-ui/react';

const Card = chakra('li', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'highlight',
    p: { base: '5', lg: '7' },
  },
});

const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '7rem 1fr' },
    columnGap: '4',
    py: '2.5',
    borderTopWidth: '1px',
    fontSize: 'sm',
    '& dt': { textStyle: 'label', color: 'muted', pt: '0.5' },
  },
});

interface Props {
  what: string;
  holds: string;
  why: string;
  kept: string;
}

/** One kind of data: what it holds, why we ask, and when it is gone. */
export function CollectedItem({ what, holds, why, kept }: Props) {
  return (
    <Card>
      <chakra.h3 textStyle="subheading" mb="4">
        {what}
      </chakra.h3>
      <dl>
        <Fact>
          <dt>What</dt>
          <dd>{holds}</dd>
        </Fact>
        <Fact>
          <dt>Why</dt>
          <dd>{why}</dd>
        </Fact>
        <Fact>
          <dt>How long</dt>
          <Box as="dd" fontWeight="medium">
            {kept}
          </Box>
        </Fact>
      </dl>
    </Card>
  );
}
