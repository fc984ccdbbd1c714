import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './theme/recipes/button.ts';

/** Does something here. Variants: default, destructive, outline, secondary, ghost, link; sizes: default, sm, lg, icon. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** Looks like a button, leads to a page of the site. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** Looks like a button, leads elsewhere. */
export const ButtonAnchor = chakra('a', buttonRecipe);
