import { NextPageLink } from '../../features/shell/NextPageLink';

export default NextPageLink;
