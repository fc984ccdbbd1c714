/** Of the bar at the top of a phone: what stays in sight below it stands that far from the edge. */
export const appBarHeight = '3.25rem';
