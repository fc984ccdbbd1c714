// The thumbnail of films that have no picture of their own: the Nile between hills at sundown.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { colors } from '../generated/brand.ts';

const Svg = chakra('svg', { base: { display: 'block', w: 'full', bg: colors.highlightSoft } });

/** A drawing in the brand's colours; it fills its box as a picture would. */
export function FilmScene(props: Omit<HTMLChakraProps<'svg'>, 'children'>) {
  return (
    <Svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden {...props}>
      <path fill={colors.highlightSoft} d="M0 0h480v320H0z" />
      <path fill="#EBB774" d="M0 112c90-18 170 10 250-6s150-20 230-4v218H0z" opacity=".75" />
      <circle cx="318" cy="132" r="58" fill="#FBF0D6" />
      <circle cx="318" cy="132" r="42" fill="#F7DFA9" />
      <path
        fill={colors.accent}
        d="m0 196 62-34 46 16 70-48 66 46 52-22 80 40 48-20 56 24v122H0z"
        opacity=".62"
      />
      <path fill="#5C6B3E" d="M0 214c70-34 116-10 176-4s96-26 160-16 98 30 144 18v108H0z" />
      <path fill={colors.brand} d="M0 262c84-38 148-30 206-10-40 16-58 40-44 68H0z" />
      <path fill={colors.brandDeep} d="M480 240c-96-22-168 2-214 22 22 16 30 36 14 58h200z" />
      <path
        fill="#F3DDA9"
        d="M206 252c26 6 52 8 60 10 22 16 30 36 14 58H162c-14-28 4-52 44-68Z"
        opacity=".9"
      />
      <g fill="none" stroke={colors.highlight} strokeLinecap="round" strokeWidth="2">
        <path d="M196 284h44m-58 16h34m38-4h22" />
      </g>
      <g fill="none" stroke={colors.brandDeep} strokeLinecap="round" strokeWidth="3">
        <path d="M92 92c8-8 16-8 20 0 4-8 12-8 20 0M148 66c6-6 12-6 15 0 3-6 9-6 15 0" />
      </g>
    </Svg>
  );
}
