import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

/** A screen whose address has parts of its own, as the product's router mounts it. */
export const WorkRoute = ({ path, children }: { path: string; children: ReactNode }) => (
  <Routes>
    <Route path={path} element={children} />
  </Routes>
);
