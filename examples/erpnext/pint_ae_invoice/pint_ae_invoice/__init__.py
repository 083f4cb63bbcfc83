"""Nothing of this module is in the database but custom fields."""
