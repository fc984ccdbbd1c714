// Which packages are there and which are still wanted: `locked` is package-lock.json, `installed` what npm noted about its
// last finished install, both by path.

/** Whether nothing has to be installed. Packages for other systems may be missing. */
export function isInstalled(locked, installed, { withoutTests }) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found) return found.version === wanted.version && found.link === wanted.link;
    return wanted.optional || wanted.peer || (withoutTests && (wanted.dev || wanted.devOptional)) || false;
  });
}

/** What npm is told to leave out or to put in. What tests need stays where it is already. */
export function installOption(installed, { withoutTests }) {
  const hasThemAlready = Object.values(installed).some(({ dev }) => dev);
  return withoutTests && !hasThemAlready ? '--omit=dev' : '--include=dev';
}

/** In a sentence each, what was installed and is not what is locked. A program for this system need not be locked: its package names it by exact version. */
export function differences(locked, installed) {
  return Object.entries(installed)
    .filter(([path]) => path.includes('node_modules/'))
    .flatMap(([path, found]) => {
      const wanted = locked[path];
      if (!wanted) return found.optional ? [] : [`${path} ${found.version} is installed and not locked.`];
      // Of a program for another system that was not to be had where the lock was written, it knows the version alone.
      const { integrity = found.integrity } = wanted;
      const isSame = found.version === wanted.version && found.integrity === integrity;
      return isSame ? [] : [`${path} is ${found.version} and not the ${wanted.version} that is locked.`];
    });
}
