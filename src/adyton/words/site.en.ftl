site-skip = Skip to the page
