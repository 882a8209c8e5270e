/** Which files the modules of a bundle were made of. Pure. */

/** The file of a module of the bundler, and those of the modules that were put together into it. */
export function moduleFiles(module: unknown): readonly string[] {
  if (typeof module !== 'object' || module === null) {
    return [];
  }
  // Of a manifest, a version or the like is read.
  const hasFile = 'resource' in module && typeof module.resource === 'string';
  const own = hasFile && !String(module.resource).endsWith('package.json') ? [module.resource] : [];
  const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
  return [...own.map(String), ...inner.flatMap(moduleFiles)];
}
