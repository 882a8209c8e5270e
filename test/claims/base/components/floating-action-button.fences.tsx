import AddIconOfPage from '@mui/icons-material/Add';
import FabOfPage from '@mui/material/Fab';
import SnackbarOfPage from '@mui/material/Snackbar';

/** What the code blocks of the page use without declaring it. */
export const AddIcon = AddIconOfPage;
export const Fab = FabOfPage;
export const Snackbar = SnackbarOfPage;
export declare const isSaved: boolean;
