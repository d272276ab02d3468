#include "server/storage/sql.h"

namespace ludoteca {

SqlTransaction::~SqlTransaction() {
  if (!own_) return;
  try {
    connection_.rollback();
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // The connection is lost, and with it the transaction; whoever left early says why.
  }
}

}  // namespace ludoteca
