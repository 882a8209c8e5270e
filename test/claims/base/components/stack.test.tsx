import { exempt } from '../../harness';

exempt('but are deprecated.', 'The release notes of the package say this.');
