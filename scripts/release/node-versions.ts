/** One version of each line of Node that the packages are tried on. */
export const nodeVersions = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'] as const;
